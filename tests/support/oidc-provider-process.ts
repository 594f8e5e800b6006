import Provider from "oidc-provider";

/** Another service that tells who somebody is, as a process of its own. Whoever types a name is that person. */
const [port = "0", ...redirects] = process.argv.slice(2);

const issuer = `http://localhost:${port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "morsel",
      client_secret: "a secret between two servers",
      redirect_uris: redirects,
      token_endpoint_auth_method: "client_secret_post",
    },
  ],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  scopes: ["openid", "email", "profile"],
  cookies: { keys: ["for tests only"] },
  /** "ada@example.org" has that address; "ada@example.org?" says so without having been asked for proof. */
  findAccount: (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({
      sub,
      name: `${sub.split("@")[0]} of elsewhere`,
      email: sub.replace("?", ""),
      email_verified: !sub.endsWith("?"),
    }),
  }),
});
provider.listen(Number(port), () => process.stdout.write("ready\n"));
