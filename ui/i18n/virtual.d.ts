declare module "virtual:morsel-messages/*" {
  import type { MessageFormatElement } from "react-intl";
  const words: Record<string, MessageFormatElement[]>;
  export default words;
}
