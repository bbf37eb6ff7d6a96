; The installer for Windows.  tools/packages/installer.py gives it VERSION, NUMBERS, FOLDER, ICON,
; OUT and SIZE, and writes the lists of files that it includes: what was put there, and nothing
; else, is taken away again.
Unicode true
ManifestDPIAware true
ManifestLongPathAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Alexandre"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Alexandre"
InstallDirRegKey HKCU "Software\Alexandre" "Folder"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Alexandre"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Alexandre: installer"
VIAddVersionKey "LegalCopyright" "The Alexandre contributors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Alexandre"
!define TYPE "Alexandre.Save"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString TYPE_NAME ${LANG_ENGLISH} "Alexandre match"
LangString TYPE_NAME ${LANG_FRENCH} "Partie d’Alexandre"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section "Alexandre"
  !include "${LISTS}/put.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Alexandre.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "Software\Alexandre" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Alexandre"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Alexandre contributors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ; ".save" belongs to many: ours is offered for it, and chosen only where nothing else was.
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(TYPE_NAME)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.save\OpenWithProgids" "${TYPE}" ""
  ReadRegStr $0 HKCU "${CLASSES}\.save" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "${CLASSES}\.save" "" "${TYPE}"
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !include "${LISTS}/take.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Alexandre.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Alexandre"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegValue HKCU "${CLASSES}\.save\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "${CLASSES}\.save" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.save" ""
  ${RefreshShellIcons}
SectionEnd
