import type { RecipeStep } from "./recipe.ts";

/** Steps as one text, each on a line of its own; the name of a section ends with a colon. */
export const textOfSteps = (steps: readonly RecipeStep[]): string => {
  const lines: string[] = [];
  let section: string | undefined;
  for (const step of steps) {
    if (step.section !== undefined && step.section !== section) lines.push(`${step.section}:`);
    // A step without a section after one with a section begins a part without a name.
    if (step.section === undefined && section !== undefined) lines.push(":");
    section = step.section;
    lines.push(
      step.text
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    );
  }
  return lines.join("\n");
};

const LONGEST_SECTION = 60;

/** W189: the other way round. */
export const stepsOfText = (text: string): readonly RecipeStep[] => {
  let section = "";
  return text.split("\n").flatMap((given): readonly RecipeStep[] => {
    const line = given.trim();
    if (line === "") return [];
    if (line.endsWith(":") && line.length <= LONGEST_SECTION) {
      section = line.slice(0, -1).trim();
      return [];
    }
    return [section === "" ? { text: line } : { text: line, section }];
  });
};
