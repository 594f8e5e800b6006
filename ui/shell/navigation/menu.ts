/** The shell's view of a menu item; the domain's own items have more. */
export type ShellMenuItem = {
  readonly id: string;
  /** Translated label. */
  readonly label: string;
  readonly path: string;
  readonly fullRefresh: boolean;
  readonly isActive: boolean;
  /** Set for at most one primary item. */
  readonly isMarked: boolean;
  readonly testId: string;
  readonly secondary: readonly ShellMenuItem[];
};

export type Viewer =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  | {
      readonly kind: "member";
      readonly username: string;
      readonly unreadMessages: number;
      readonly newInvitations: number;
      readonly isAdmin: boolean;
    };
