import { forAdmins, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = forAdmins("/admin/categories");
