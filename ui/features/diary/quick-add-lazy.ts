/** What is fetched together when somebody adds quickly. */
export { QuickAddDialog } from "./components/quick-add-dialog.tsx";
export { QuickEntryEditor } from "./components/quick-entry-editor.tsx";
