import type { SignInProvider } from "@morsel/application/sign-in-methods/sign-in-providers";

/** What an operator may have named. */
export const SAMPLE_PROVIDERS: readonly SignInProvider[] = [
  { id: "google", name: "Google", isFormPost: false },
  { id: "work", name: "Office", isFormPost: false },
];
