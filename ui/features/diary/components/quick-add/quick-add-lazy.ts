/** What is fetched together when somebody adds quickly. */
export { QuickAddDialog } from "./quick-add-dialog.tsx";
export { QuickEntryEditor } from "../entry-editor/quick-entry-editor.tsx";
