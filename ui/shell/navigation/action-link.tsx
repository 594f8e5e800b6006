import { Button } from "@mantine/core";
import { AppLink, type AppLinkProps } from "./app-link.tsx";

export type ActionLinkProps = AppLinkProps & {
  /** "filled" for the one action of a page, "default" and "light" beside it. */
  readonly variant?: "filled" | "default" | "light";
};

/** A link that is the thing to do on a page, and looks it. */
export const ActionLink = ({ variant = "filled", children, ...link }: ActionLinkProps) => (
  <Button variant={variant} renderRoot={(props) => <AppLink {...props} {...link} className={props.className} />}>
    {children}
  </Button>
);
