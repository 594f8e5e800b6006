import type { ReportedKind } from "./reports.ts";

const WORDS = ["source", "body", "about", "words"] as const;
const EXCERPT = 2000;

const fieldsOf = (reported: unknown): Readonly<Record<string, unknown>> =>
  typeof reported === "object" && reported !== null ? { ...reported } : {};

/** W690: what the thing said when it was reported. */
export const reportedText = (reported: unknown): string => {
  const fields = fieldsOf(reported);
  const found = WORDS.map((name) => fields[name]).find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found.slice(0, EXCERPT) : "";
};

/** Address at which the thing stands, where moderators can read it. */
export const reportedPath = (
  kind: ReportedKind,
  reported: unknown,
  aboutName: string | undefined,
): string | undefined => {
  const { topic, number } = fieldsOf(reported);
  if (kind === "post" && typeof topic === "string") return `/community/topics/${topic}#post-${String(number)}`;
  return kind === "profile" && aboutName !== undefined
    ? `/profile/${encodeURIComponent(aboutName.toWellFormed())}`
    : undefined;
};
