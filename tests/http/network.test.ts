import { networkOf, truncatedNetwork } from "@morsel/adapters/http-server/requests/network";
import { expect, it } from "vitest";

it("addresses of one network count as one, whatever they look like", () => {
  const home = "2001:db8:0:17::/64";
  for (const address of [
    "2001:db8:0:17::1",
    "2001:db8:0:17:ffff:ffff:ffff:ffff",
    "2001:0DB8:0000:0017:0:0:0:1",
    "2001:db8::17:1:2:3:4",
    "[2001:db8:0:17::1]",
    "[2001:db8:0:17::1]:443",
  ])
    expect([address, networkOf(address)]).toEqual([address, home]);
  expect(networkOf("2001:db8:0:18::1")).not.toBe(home);
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  for (const [address, network] of [
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:4711", "192.0.2.7"],
    ["192.0.2.7:80", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["[::ffff:192.0.2.7]:4711", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["", ""],
    ["unknown", "unknown"],
    ["x".repeat(5000), "x".repeat(64)],
  ] as const)
    expect(networkOf(address)).toBe(network);
});

it("ID46 where somebody is about is told by the network cut short, and by nothing for what is none", () => {
  for (const [address, about] of [
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["203.0.113.77:4711", "203.0.113.0/24"],
    ["2001:db8:0:17::1", "2001:db8:0::/48"],
    ["2001:db8:0:17::/64", "2001:db8:0::/48"],
    ["fe80::1%eth0", "fe80:0:0::/48"],
    ["127.0.0.1", undefined],
    ["::1", undefined],
    ["", undefined],
    ["unknown", undefined],
    ["<script>", undefined],
  ] as const)
    expect([address, truncatedNetwork(address)]).toEqual([address, about]);
});
