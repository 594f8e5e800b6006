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
 * What a socket asks before it connects. It gets the very addresses that were checked, so a name that answers otherwise the
 * next time it is asked gains nothing. One address that is not allowed refuses the name.
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
