import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { foodPath } from "../../../food-rows/food-path.ts";
import { typedQuery } from "../../foods/queries.ts";
import { Landing } from "../components/landing.tsx";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";

const PAUSE = 120;

export const LandingPage = () => {
  const { foods, intl, site } = useApp();
  const [text, setText] = useState("");
  const [asked] = useDebouncedValue(text.trim(), PAUSE);
  const { data, error } = useQuery(typedQuery(foods, asked));
  return (
    <Landing
      text={text}
      onText={setText}
      found={asked === "" ? undefined : data?.page.items}
      signUp={site.signUp}
      pathOf={(food) => foodPath(food, false)}
      {...(error === null ? {} : { problem: refusalWords(intl, error) })}
    />
  );
};
