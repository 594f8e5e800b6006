declare module "virtual:morsel-docs" {
  type Prop = {
    readonly name: string;
    readonly type: string;
    readonly isOptional: boolean;
    readonly fallback: string;
    readonly says: string;
  };
  type Documented = {
    readonly name: string;
    readonly file: string;
    readonly props: readonly Prop[];
    readonly extends: readonly string[];
  };
  type Page = {
    readonly purpose: string;
    readonly dos: readonly string[];
    readonly donts: readonly string[];
    readonly components: readonly Documented[];
    readonly tokens: readonly string[];
  };
  type Token = {
    readonly name: string;
    readonly light: string;
    readonly dark: string;
    readonly usedIn: readonly string[];
    readonly usedBy: readonly string[];
  };
  export const pages: Readonly<Record<string, Page | undefined>>;
  export const tokens: readonly Token[];
}
