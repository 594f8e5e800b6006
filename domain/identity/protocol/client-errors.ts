/** ID19: how a failed session fetch is named in the log; the page gets nothing. */
export const CLIENT_FETCH_ERROR = "CLIENT_FETCH_ERROR";

/** Code of an error in the page itself. */
export const CLIENT_ERROR = "CLIENT_ERROR";
