/** RFC 9457 problem types are stable names; the last part is the tag of the refusal. Apart, because the page needs only it. */
export const PROBLEM_PREFIX = "urn:morsel:problem:";
