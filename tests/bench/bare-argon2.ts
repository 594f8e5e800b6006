import { makeArgon2Passwords } from "@morsel/adapters/crypto/argon2-passwords";
import { Effect } from "effect";
import { createServer } from "node:http";

/** The floor of a sign-in: a bare node:http process that verifies a password as the server does, and nothing else. */
const [port = "0"] = process.argv.slice(2);
const PASSWORD = "quiet-orchard-41-lantern";
const passwords = makeArgon2Passwords();
const hash = await Effect.runPromise(passwords.hash(PASSWORD));
createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    void Effect.runPromise(passwords.verify(PASSWORD, hash)).then((isRight) =>
      response.writeHead(isRight ? 200 : 401).end("{}"),
    );
  });
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
