declare module "virtual:morsel-messages/*" {
  import type { MessageFormatElement } from "react-intl";
  type Sent = Record<string, string | MessageFormatElement[]>;
  const words: Sent;
  export default words;
  export const others: Record<string, () => Promise<{ readonly default: Sent }>>;
}
