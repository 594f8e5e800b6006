/** What comes after a day's entries, and the form of what is done, fetched together once the entries are there. */
export { DoneForm } from "../fields/done-form.tsx";
export { EntryEditor } from "./entry-editor.tsx";
export { RoutineBar } from "../kept/routine-bar.tsx";
export { StepsSection } from "../steps/steps-section.tsx";
