import { advertisingPrivacyLink, type Locale } from "../locales/index.ts";
import { type MenuItem, menuItem } from "./menu-item.ts";

/** NA6: the footer's links, in order; the advertising link carries its anchor in the page's language. */
export const footerLinks = (locale: Locale): readonly MenuItem[] => [
  menuItem("calorie-counter", "/"),
  menuItem("terms-of-service", "/terms-of-service"),
  menuItem("privacy-policy", "/privacy-policy"),
  menuItem("interest-based-advertising", advertisingPrivacyLink(locale)),
  menuItem("contact-us", "/contact-us"),
  menuItem("api", "/api"),
  menuItem("jobs", "/jobs"),
  menuItem("community-guidelines", "/community-guidelines"),
  menuItem("data-usage", "/data-usage"),
];
