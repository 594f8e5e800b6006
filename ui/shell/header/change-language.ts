import { AccountClient } from "@morsel/application/account/client/account-client";
import { languageChange, type Locale } from "@morsel/domain/locales";
import type { AppContext } from "../../composition/app-context.ts";
import { run } from "../../hooks/run.ts";

/** In ms: who changes the language does not wait longer for the profile. */
const PATIENCE_MS = 2000;

const save = async ({ provide }: AppContext, locale: Locale): Promise<void> => {
  const { account } = await provide({ account: AccountClient }, () => import("../../composition/clients/account.ts"));
  await Promise.race([run(account.move({ locale })), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};

/** LO17: saved to the profile where there is one, a failure of which is only reported, then the same page in that language. */
export const changeLanguage = async (context: AppContext, chosen: Locale, here: string): Promise<void> => {
  const isSignedIn = context.sessionWatch.current().status === "authenticated";
  const { locale, savesToProfile, navigateTo } = languageChange(chosen, here, isSignedIn);
  if (savesToProfile) await save(context, locale).catch((problem: unknown) => context.report(problem));
  window.location.assign(navigateTo);
};
