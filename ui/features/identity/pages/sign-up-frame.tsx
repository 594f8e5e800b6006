import type { NewcomerView } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { emailKey, usernameSuggestions } from "@morsel/domain/identity";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import { run } from "../../../hooks/run.ts";
import { countryOf } from "../../../fields/countries.ts";
import { readDraft, type SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import { ClosedPage, InvitationPage } from "./may-join.tsx";
import { useApp } from "../../../routes/use-app.ts";

export type SignUp = {
  readonly draft: SignUpDraft;
  readonly change: (change: Partial<SignUpDraft>) => void;
  /** Lives in memory only: a reload forgets it. */
  readonly password: string;
  readonly setPassword: (password: string) => void;
  /** The id of the member to be: the same for the same address, so that a sign-up can be asked for again. */
  readonly idOf: (email: string) => string;
  readonly forget: () => void;
  /** ID103: the service that lets the member in without a password, as long as the address is the one that it told. */
  readonly service: string | undefined;
  /** J44: details that another service gave of the visitor. */
  readonly newcomer: NewcomerView | undefined;
};

const route = getRouteApi("/account/create");

const NAME = "sign-up";
const Answers = createContext<SignUp | undefined>(undefined);

export const useSignUp = (): SignUp => {
  const answers = use(Answers);
  if (answers === undefined) throw new Error("a sign-up step outside of its frame");
  return answers;
};

export const SignUpFrame = () => {
  const { drafts, device, site } = useApp();
  const { methods, invitation } = route.useRouteContext();
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(drafts.read(NAME), countryOf(device.languages));
    return invitation === "" ? kept : { ...kept, invitation };
  });
  const [password, setPassword] = useState("");
  const change = useCallback(
    (some: Partial<SignUpDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...some };
        drafts.write(NAME, next);
        return next;
      }),
    [drafts],
  );
  const [newcomer, setNewcomer] = useState<NewcomerView>();
  useEffect(() => {
    const leaving = new AbortController();
    run(methods.newcomer, leaving.signal).then(
      (told) => {
        if (told.provider === undefined) return undefined;
        setNewcomer(told);
        // Keeps typed values.
        return setDraft((before) => ({
          ...before,
          email: before.email === "" ? (told.email ?? "") : before.email,
          username: before.username === "" ? (usernameSuggestions(told.name ?? "")[0] ?? "") : before.username,
        }));
      },
      // It would have been typed for the visitor; nothing else is lost.
      () => undefined,
    );
    return () => leaving.abort();
  }, [methods]);
  const [ids] = useState(() => new Map<string, string>());
  const idOf = useCallback(
    (email: string) => {
      const id = ids.get(email) ?? device.newId();
      ids.set(email, id);
      return id;
    },
    [ids, device],
  );
  const isTold = newcomer?.email !== undefined && emailKey(newcomer.email) === emailKey(draft.email.trim());
  const service = isTold ? newcomer.provider : undefined;
  const signUp = useMemo(
    () => ({ draft, change, password, setPassword, idOf, forget: () => drafts.clear(NAME), service, newcomer }),
    [service, newcomer, draft, change, password, idOf, drafts],
  );
  return (
    <Answers value={signUp}>
      {site.signUp === "closed" && <ClosedPage />}
      {site.signUp === "invited" && draft.invitation === "" && (
        <InvitationPage onInvitation={(given) => change({ invitation: given })} />
      )}
      {(site.signUp === undefined || (site.signUp === "invited" && draft.invitation !== "")) && <Outlet />}
    </Answers>
  );
};
