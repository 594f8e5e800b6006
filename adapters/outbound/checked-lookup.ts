import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";

/** The addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/** A name leads to an address that may not be asked. */
export class AddressNotAllowed extends Error {
  override readonly name = "AddressNotAllowed";
}

/**
 * Lookup that a socket uses before it connects. It returns the very addresses that were checked, so that a name which resolves differently
 * the next time gains nothing. One forbidden address refuses the whole name.
 */
export const checkedLookup = (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction => {
  const addressesOf = callbackify(async (hostname: string): Promise<readonly [LookupAddress, ...LookupAddress[]]> => {
    const [first, ...others] = await resolve(hostname);
    if (first === undefined) throw new AddressNotAllowed(hostname);
    if (![first, ...others].every(({ address }) => isAllowed(address))) throw new AddressNotAllowed(hostname);
    return [first, ...others];
  });
  return (hostname, options, callback) => {
    addressesOf(hostname, (error, addresses) => {
      if (error !== null) return callback(error, "");
      if (options.all === true) return callback(null, [...addresses]);
      const [{ address, family }] = addresses;
      return callback(null, address, family);
    });
  };
};
