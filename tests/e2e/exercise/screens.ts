import { forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors(
    "/exercise/lookup",
    "/exercise/lookup?q=running",
    "/exercise/list-by-name",
    "/exercise/list-by-name?group=Running",
    "/exercise/calories-burned",
    "/exercise/calories-burned/running--c-12150",
    "/exercise/calories-burned/pullups--s-pullups",
  ),
];
