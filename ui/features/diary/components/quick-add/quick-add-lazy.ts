/** Parts that are loaded together with the quick add dialog. */
export { QuickAddDialog } from "./quick-add-dialog.tsx";
export { QuickEntryEditor } from "../entry-editor/quick-entry-editor.tsx";
