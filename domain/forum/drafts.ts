/** FO53: the place of a draft of a new topic; a reply's is the id of its topic. */
export const NEW_TOPIC = "new";
