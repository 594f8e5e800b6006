/** ID35: the fields of the forms that sign in and out. */
export const AUTH_FORM_FIELDS = ["csrfToken", "callbackUrl", "json"] as const;

/** ID35: the fields of what is posted to _log. */
export const AUTH_LOG_FIELDS = ["level", "code", "message"] as const;

/** ID35: below the authentication base, where a sign-in is posted: what needs no other site goes to the callback at once. */
export const signInPath = (provider: {
  readonly id: string;
  readonly kind: "credentials" | "oauth" | "email";
}): string =>
  `/${provider.kind === "credentials" ? "callback" : "signin"}/${encodeURIComponent(provider.id.toWellFormed())}`;

/** ID36: what goes along with a request: the provider's token, or null when captcha is off or gave none. */
export const captchaToken = (isEnabled: boolean, given: string | undefined): string | null =>
  isEnabled && given !== undefined && given !== "" ? given : null;
