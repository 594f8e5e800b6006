import { checkedTarget } from "@morsel/adapters/outbound/checked-target";
import { isPublicAddress } from "@morsel/adapters/outbound/public-addresses";
import { describe, expect, it } from "vitest";

describe("which addresses are public", () => {
  it.each([
    ["8.8.8.8"],
    ["1.1.1.1"],
    ["100.63.255.255"],
    ["100.128.0.1"],
    ["172.15.255.255"],
    ["172.32.0.1"],
    ["223.255.255.255"],
    ["2606:4700:4700::1111"],
    ["2001:4860:4860::8888"],
    ["2a00:1450:4001:81b::200e"],
  ])("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["0.0.0.0", "this host"],
    ["10.1.2.3", "private"],
    ["100.64.0.1", "carrier-grade NAT"],
    ["100.100.100.200", "metadata in carrier-grade NAT"],
    ["127.0.0.1", "loopback"],
    ["127.255.255.254", "loopback"],
    ["168.63.129.16", "metadata at a public address"],
    ["169.254.169.254", "metadata, link-local"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.0.0.192", "protocol assignments"],
    ["192.0.2.1", "documentation"],
    ["192.88.99.1", "6to4 relay"],
    ["192.168.1.1", "private"],
    ["198.19.255.255", "benchmarks"],
    ["198.51.100.1", "documentation"],
    ["203.0.113.1", "documentation"],
    ["224.0.0.1", "multicast"],
    ["240.0.0.1", "reserved"],
    ["255.255.255.255", "broadcast"],
    ["::", "unspecified"],
    ["::1", "loopback"],
    ["::ffff:127.0.0.1", "IPv4-mapped"],
    ["::ffff:8.8.8.8", "IPv4-mapped"],
    ["::7f00:1", "IPv4-compatible"],
    ["64:ff9b::7f00:1", "NAT64"],
    ["64:ff9b:1::1", "local NAT64"],
    ["100::1", "discard"],
    ["2001::1", "Teredo"],
    ["2001:db8::1", "documentation"],
    ["2002:7f00:1::", "6to4 of a loopback"],
    ["3fff::1", "documentation"],
    ["5f00::1", "segment routing"],
    ["fc00::1", "unique local"],
    ["fd00:ec2::254", "metadata, unique local"],
    ["fe80::1", "link-local"],
    ["fe80::1%eth0", "link-local with a zone"],
    ["2606:4700::1%eth0", "a zone"],
    ["fec0::1", "site-local"],
    ["ff02::1", "multicast"],
    ["localhost", "a name"],
    ["", "nothing"],
  ])("%s is not (%s)", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("an address before anybody is asked", () => {
  const check = (url: string) => checkedTarget(url, [80, 443], isPublicAddress);

  it.each([
    ["https://example.org/a?b=c", "example.org"],
    ["http://example.org", "example.org"],
    ["https://example.org:443", "example.org"],
    ["http://example.org:443/", "example.org:443"],
    ["https://8.8.8.8/", "8.8.8.8"],
    ["https://[2606:4700:4700::1111]/", "[2606:4700:4700::1111]"],
  ])("%s is asked", (url, host) => {
    expect(check(url)).toMatchObject({ host });
  });

  it.each([
    ["", "an address that begins with http:// or https://"],
    ["//example.org", "an address that begins with http:// or https://"],
    ["ftp://example.org/", "http or https"],
    ["file:///etc/passwd", "http or https"],
    ["data:text/plain,x", "http or https"],
    ["https://user:secret@example.org/", "an address without a user and a password"],
    ["https://example.org:8443/", "port 80 or 443"],
    ["http://example.org:22/", "port 80 or 443"],
    ["http://127.0.0.1/", "a public address"],
    ["http://127.1/", "a public address"],
    ["http://2130706433/", "a public address"],
    ["http://0x7f.0.0.1/", "a public address"],
    ["http://0177.0.0.1/", "a public address"],
    ["http://①②⑦.0.0.1/", "a public address"],
    ["http://[::1]/", "a public address"],
    ["http://[::ffff:127.0.0.1]/", "a public address"],
    ["http://[64:ff9b::7f00:1]/", "a public address"],
    ["http://169.254.169.254/latest/meta-data/", "a public address"],
  ])("%s is refused: %s", (url, accepted) => {
    expect(check(url)).toBe(accepted);
  });
});
