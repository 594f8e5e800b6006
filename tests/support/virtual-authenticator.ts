import type { Page } from "playwright-core";

/** A device of the page's browser that holds passkeys and always says that its user is there (Chromium's own, by its protocol). */
export const addVirtualAuthenticator = async (page: Page): Promise<{ readonly count: () => Promise<number> }> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
};
