import type { Unreachable } from "@morsel/application/platform/refusals";
import * as Effect from "effect/Effect";
import { decodeResponse, type HttpTransport, type Reply } from "./http-transport.ts";

/** A form of the authentication paths, with the token that they ask for. */
export const makeAuthForm = ({ send }: HttpTransport) => {
  const csrfToken = Effect.flatMap(
    send({ method: "GET", path: "/api/auth/csrf" }),
    decodeResponse((body) => (body as { readonly csrfToken: string }).csrfToken, {}),
  );
  return (path: string, fields: Readonly<Record<string, string>>): Effect.Effect<Reply, Unreachable> =>
    Effect.flatMap(csrfToken, (token) =>
      send({ method: "POST", path, form: { ...fields, csrfToken: token, json: "true" } }),
    );
};

/** The address to which a form of the authentication paths leads. */
export const urlIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "url" in body && typeof body.url === "string" ? body.url : undefined;
