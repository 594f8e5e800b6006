/** What comes after a day's entries, fetched together once they are there. */
export { RoutineBar } from "./routine-bar.tsx";
export { StepsSection } from "./steps-section.tsx";
