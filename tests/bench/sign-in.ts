import { spawn } from "node:child_process";
import { join } from "node:path";
import { newMember } from "../support/member.ts";
import { dataFolder, freePort, startServer } from "../support/server.ts";
import { inTurns, putUnderLoad, type Figure } from "./figures.ts";

/** Cost of recognising a session, and of a sign-in. */
export const signInFigures = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  try {
    const member = await newMember(server.origin);
    const { csrfToken } = (await (await member.call("/api/auth/csrf")).json()) as { readonly csrfToken: string };
    const origin = server.origin.replace("localhost", "127.0.0.1");
    // Answered without asking the database for anything else.
    const asked = { origin, path: "/api/auth/providers", connections: 1, requests: 3000, expect: 200 };
    const [signedIn, visitor] = [{ ...asked, headers: { cookie: member.cookies() } }, asked];
    const { username, password } = member;
    const entering = {
      origin,
      path: "/api/auth/callback/credentials",
      method: "POST",
      headers: { cookie: member.cookies(), origin: server.origin },
      each: () => ({
        path: "/api/auth/callback/credentials",
        text: JSON.stringify({ username, password, csrfToken, callbackUrl: "/", json: true }),
      }),
      connections: 1,
      requests: 12,
      expect: 200,
    };
    const port = await freePort();
    const bare = spawn(
      process.execPath,
      ["--conditions=@morsel/source", join(import.meta.dirname, "bare-argon2.ts"), String(port)],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    await new Promise((resolve) => bare.stdout.once("data", resolve));
    const floor = { ...entering, origin: `http://127.0.0.1:${port}` };
    for (const load of [signedIn, visitor]) await putUnderLoad(load);
    const { member: asMember, nobody } = await inTurns({
      member: () => putUnderLoad(signedIn),
      nobody: () => putUnderLoad(visitor),
    });
    for (const load of [entering, floor]) await putUnderLoad(load);
    const { enter, verify } = await inTurns({
      enter: () => putUnderLoad(entering),
      verify: () => putUnderLoad(floor),
    });
    bare.kill();
    const more = (asMember.p50 - nobody.p50) * 1000;
    return [
      {
        what: "a request with a session, more than the same without, p50",
        value: more,
        unit: "µs",
        target: "≤ 150 µs",
        reached: more <= 150 && asMember.bad + nobody.bad === 0,
        floor: { what: "the same without a session, whole", value: nobody.p50 * 1000 },
      },
      {
        what: "a sign-in, p50",
        value: enter.p50,
        unit: "ms",
        target: "≤ argon2id + 5 ms",
        reached: enter.p50 <= verify.p50 + 5 && enter.bad === 0,
        floor: { what: "bare node:http, argon2id alone", value: verify.p50 },
      },
    ];
  } finally {
    await server.kill();
    data.remove();
  }
};
