import type { ServerResponse } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { Answer } from "../requests/request-context.ts";

/** Larger answers are sent in pieces, as fast as they are read, so that other requests are answered in between. */
const AT_ONCE_BYTES = 1_048_576;
const PIECE_BYTES = 65_536;

function* piecesOf(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}

const isStream = (body: Answer["body"]): body is AsyncIterable<Uint8Array> =>
  typeof body === "object" && Symbol.asyncIterator in body;

/** Called once with what broke off an answer. */
type Failed = (problem: unknown) => void;

/** The client went before the end: nothing of ours failed. */
const isGone = (problem: NodeJS.ErrnoException): boolean => problem.code === "ERR_STREAM_PREMATURE_CLOSE";

const writeHead = (response: ServerResponse, answer: Answer, isLast: boolean, length?: number): void => {
  const headers = {
    ...answer.headers,
    ...(length === undefined ? {} : { "content-length": length }),
    ...(isLast ? { connection: "close" } : {}),
  };
  response.writeHead(answer.status, headers as Parameters<ServerResponse["writeHead"]>[1]);
};

/** The one owner of a stream's errors: they end this connection and are reported once. */
const sendStream = (response: ServerResponse, source: Readable, failed: Failed): void => {
  pipeline(source, response, (problem) => {
    if (problem && !isGone(problem)) failed(problem);
  });
};

/** An answer without a reader is closed, and with it the files and queries that it is made of. */
export const leaveAnswer = ({ body }: Answer, failed: Failed): void => {
  if (isStream(body)) Readable.from(body).once("error", failed).destroy();
};

/**
 * A stream is sent as it is made and no faster than it is taken; a HEAD takes nothing of it. Node sends the headers that a GET would
 * get, and no body, where the request was a HEAD.
 */
export const sendAnswer = (response: ServerResponse, answer: Answer, isLast: boolean, failed: Failed): void => {
  const { body } = answer;
  // The connection is closed by then; its own event, unheard, would end the process.
  response.on("error", () => response.destroy());
  if (isStream(body)) {
    writeHead(response, answer, isLast);
    if (response.req.method !== "HEAD") return sendStream(response, Readable.from(body), failed);
    leaveAnswer(answer, failed);
    return void response.end();
  }
  const length = body === undefined ? 0 : typeof body === "string" ? Buffer.byteLength(body) : body.length;
  writeHead(response, answer, isLast, answer.status === 204 || answer.status === 304 ? undefined : length);
  if (body === undefined || length <= AT_ONCE_BYTES) response.end(body);
  else sendStream(response, Readable.from(piecesOf(typeof body === "string" ? Buffer.from(body) : body)), failed);
};
