import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 that is not globally reachable, from the IANA special-purpose address registry (RFC 6890 and its updates), with
 * multicast (RFC 5771) and the metadata service of one cloud that uses a public address.
 */
const CLOSED_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/**
 * IPv6 is handed out from 2000::/3 alone (RFC 4291, IANA IPv6 address space), so loopback, link-local, unique local,
 * multicast, IPv4-mapped and NAT64 addresses are outside it. Within it: protocol assignments with Teredo, documentation,
 * and 6to4, which carries an IPv4 address of anybody's choice.
 */
const OPEN_IPV6: readonly [network: string, prefix: number] = ["2000::", 3];
const CLOSED_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const listOf = (networks: readonly (readonly [string, number])[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const closedIPv4 = listOf(CLOSED_IPV4, "ipv4");
const openIPv6 = listOf([OPEN_IPV6], "ipv6");
const closedIPv6 = listOf(CLOSED_IPV6, "ipv6");

/** True for IP addresses that anybody on the internet can reach, so that requesting them gives nothing away. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !closedIPv4.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  return openIPv6.check(address, "ipv6") && !closedIPv6.check(address, "ipv6");
};
