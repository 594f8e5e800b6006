import type { SignInProvider } from "@morsel/application/sign-in-methods/sign-in-providers";

/** Providers that an operator may have set up. */
export const SAMPLE_PROVIDERS: readonly SignInProvider[] = [
  { id: "google", name: "Google", isFormPost: false },
  { id: "work", name: "Office", isFormPost: false },
];
