import { DocsContext, Primary, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { pages } from "virtual:morsel-docs";
import { DosAndDonts } from "./dos-and-donts.tsx";
import { PropsTable } from "./props-table.tsx";
import { TokenList } from "./token-list.tsx";
import classes from "./pages.module.css";

/** Stories of sheets and dialogs would cover the page: they are shown in frames, which are slow to load. */
const isWholeWindow = (parameters: Readonly<Record<string, unknown>>): boolean => {
  const docs = parameters["docs"] as { readonly story?: { readonly inline?: boolean } } | undefined;
  return docs?.story?.inline === false;
};

/** Links instead of pictures, for stories that cover a whole window. */
const StateLinks = ({ stories }: { readonly stories: readonly { readonly id: string; readonly name: string }[] }) => (
  <section>
    <h2>States</h2>
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** The page of a component: its words come from its story file, its properties and tokens from the sources. */
export const ComponentPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const context = useContext(DocsContext);
  const page = pages[preparedMeta.title];
  if (page === undefined)
    return (
      <>
        <Title />
        <Stories includePrimary />
      </>
    );
  return (
    <>
      <Title />
      <Unstyled>
        <p className={classes.purpose}>{page.purpose}</p>
      </Unstyled>
      <Primary />
      <Unstyled>
        <DosAndDonts dos={page.dos} donts={page.donts} />
        {page.components.map((component) => (
          <PropsTable key={component.name} component={component} isAlone={page.components.length === 1} />
        ))}
      </Unstyled>
      {isWholeWindow(preparedMeta.parameters) ? (
        <Unstyled>
          <StateLinks stories={context.componentStories()} />
        </Unstyled>
      ) : (
        <Stories title={<h2>States</h2>} includePrimary={false} />
      )}
      <Unstyled>
        <TokenList names={page.tokens} />
      </Unstyled>
    </>
  );
};
