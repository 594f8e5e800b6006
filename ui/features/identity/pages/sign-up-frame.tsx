import { Outlet } from "@tanstack/react-router";
import { createContext, use, useCallback, useMemo, useState } from "react";
import { countryOf } from "../countries.ts";
import { readDraft, type SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
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
};

const NAME = "sign-up";
const Answers = createContext<SignUp | undefined>(undefined);

export const useSignUp = (): SignUp => {
  const answers = use(Answers);
  if (answers === undefined) throw new Error("a sign-up step outside of its frame");
  return answers;
};

export const SignUpFrame = () => {
  const { drafts, device } = useApp();
  const [draft, setDraft] = useState(() => readDraft(drafts.read(NAME), countryOf(device.languages)));
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
  const [ids] = useState(() => new Map<string, string>());
  const idOf = useCallback(
    (email: string) => {
      const id = ids.get(email) ?? device.newId();
      ids.set(email, id);
      return id;
    },
    [ids, device],
  );
  const signUp = useMemo(
    () => ({ draft, change, password, setPassword, idOf, forget: () => drafts.clear(NAME) }),
    [draft, change, password, idOf, drafts],
  );
  return (
    <Answers value={signUp}>
      <Outlet />
    </Answers>
  );
};
