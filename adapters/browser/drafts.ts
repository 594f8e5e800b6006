import { token } from "@morsel/application/platform/token";
/** Half-filled forms, kept for this tab until they are sent: a reload loses nothing. Never a password. */
export interface Drafts {
  readonly read: (name: string) => unknown;
  readonly write: (name: string, draft: unknown) => void;
  readonly clear: (name: string) => void;
  readonly clearAll: () => void;
}

const PREFIX = "morsel-draft-";
const keyOf = (name: string): string => PREFIX + name;

export const makeDrafts = (window: Window, report: (problem: unknown) => void): Drafts => {
  const attempt = <A>(access: () => A): A | undefined => {
    try {
      return access();
    } catch (problem) {
      report(problem);
      return undefined;
    }
  };
  return {
    read: (name) =>
      attempt((): unknown => {
        const text = window.sessionStorage.getItem(keyOf(name));
        return text === null ? undefined : JSON.parse(text);
      }),
    write: (name, draft) => void attempt(() => window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft))),
    clear: (name) => void attempt(() => window.sessionStorage.removeItem(keyOf(name))),
    clearAll: () =>
      void attempt(() => {
        const { sessionStorage } = window;
        for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
      }),
  };
};

export const Drafts = token<Drafts>("Drafts");
