/** By the web's own parser of addresses, which Node and browsers share. */
const isIPv4 = (text: string): boolean => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && URL.canParse(`http://${text}`);
const isIPv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"), ...after];
};

/** Some proxies tell the port as well, which is another one for each connection. */
const WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Whose address it is, for limits: one customer has a whole /64 of IPv6 and can come from any of its addresses, so they
 * count as one. An IPv4 address counts alone, also where the socket shows it mapped into IPv6.
 */
export const networkOf = (address: string): string => {
  const [bare = ""] = address.replace(/^\[|\](:\d+)?$/g, "").split("%");
  const [, alone] = WITH_PORT.exec(bare) ?? [];
  if (alone !== undefined) return alone;
  const [, mapped] = MAPPED.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare.slice(0, 64);
  const groups = groupsOf(bare).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
};

/** `::1` and its like. */
const THIS_MACHINE = "0:0:0:0::/64";

/** ID46: where about somebody is, and no more: the first three parts of an IPv4 address, the first three groups of an IPv6 one. */
export const truncatedNetwork = (address: string): string | undefined => {
  const network = networkOf(address);
  if (isIPv4(network)) return network.startsWith("127.") ? undefined : network.replace(/(?<!\d)\d+$/, "0/24");
  if (!network.endsWith("::/64") || network === THIS_MACHINE) return undefined;
  const [first = "0", second = "0", third = "0"] = network.split(":");
  return `${first}:${second}:${third}::/48`;
};
