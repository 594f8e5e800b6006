import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

// Loaded before the server: one name leads to a server of the test's, by the same checks as every name. Nothing else is changed.
const NAME = "outside.example";
/** A public address, which nobody is asked at. */
const ADDRESS = { address: "93.184.215.14", family: 4 };
const port = Number(process.env["MORSEL_TEST_OUTSIDE_PORT"]);

const { lookup } = dns;
dns.lookup = (name, options) => (name === NAME ? Promise.resolve([ADDRESS]) : lookup(name, options));
syncBuiltinESMExports();

const { connect } = Socket.prototype;
Socket.prototype.connect = function (...given) {
  const options = Array.isArray(given[0]) ? given[0][0] : given[0];
  if (options?.host === NAME) {
    const check = options.lookup;
    options.port = port;
    options.lookup = (name, wanted, done) =>
      check(name, wanted, (error) =>
        error
          ? done(error, "")
          : wanted.all
            ? done(null, [{ address: "127.0.0.1", family: 4 }])
            : done(null, "127.0.0.1", 4),
      );
  }
  return connect.apply(this, given);
};
