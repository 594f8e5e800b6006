import type { AppRequest } from "@morsel/domain/identity";

/** The request of an app by OAuth 2.1, as `/oauth/authorize` hands it to the page: its query as one word. */
export const readAppRequest = (word = ""): AppRequest => {
  const letters = word.replace(/^q\./, "").replaceAll("-", "+").replaceAll("_", "/");
  const query = new URLSearchParams(/^[A-Za-z0-9+/]*$/.test(letters) && letters.length % 4 !== 1 ? atob(letters) : "");
  const asked = (name: string): string | undefined => query.get(name) ?? undefined;
  return {
    clientId: asked("client_id") ?? "",
    redirectUri: asked("redirect_uri") ?? "",
    responseType: asked("response_type") ?? "",
    scope: asked("scope"),
    state: asked("state"),
    codeChallenge: asked("code_challenge"),
    codeChallengeMethod: asked("code_challenge_method"),
    resource: asked("resource"),
  };
};
