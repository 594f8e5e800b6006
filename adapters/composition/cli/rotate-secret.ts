import { rotateSecretIn } from "../../crypto/secret.ts";
import { readConfig } from "../server/config.ts";

/** `npm run rotate-secret`: another secret in the data directory, which the next start takes. */
const config = readConfig(process.env);
if ("reasons" in config) {
  for (const reason of config.reasons) console.error(reason);
  process.exit(1);
}
if (config.secret !== undefined) {
  console.error("MORSEL_SECRET is set: put its value into MORSEL_PREVIOUS_SECRET and another one into MORSEL_SECRET.");
  process.exit(1);
}
rotateSecretIn(config.dataFolder);
process.stdout.write(
  "From the next start on another secret is in use. Whoever is signed in stays so, and comes over with the first request within 30 days.\n",
);
