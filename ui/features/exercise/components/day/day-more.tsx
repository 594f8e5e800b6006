/** Parts that are loaded together once the day's entries are there. */
export { DoneForm } from "../fields/done-form.tsx";
export { EntryEditor } from "./entry-editor.tsx";
export { NextSet } from "./next-set.tsx";
export { SaveRoutine } from "../kept/save-routine.tsx";
export { StepsSection } from "../steps/steps-section.tsx";
