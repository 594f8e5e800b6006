import type {
  ImportNotFound,
  ImportNotPossible,
  ImportPartMisplaced,
  ImportsAreFull,
} from "@morsel/application/import/import-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type ImportRefusal = ImportNotFound | ImportNotPossible | ImportPartMisplaced | ImportsAreFull;

export const importRefusals: Refusals<ImportRefusal> = {
  ImportNotFound: { id: "string" },
  ImportNotPossible: { state: "string" },
  ImportPartMisplaced: { received: "int" },
  ImportsAreFull: { limit: "int" },
};

export const importProblems: Problems<ImportRefusal> = {
  fields: importRefusals,
  problems: {
    ImportNotFound: { status: 404, title: "The import does not exist." },
    ImportNotPossible: { status: 409, title: "The import cannot do that in its present state." },
    ImportPartMisplaced: { status: 409, title: "The part is not the next one of the file." },
    ImportsAreFull: { status: 422, title: "The maximum number of waiting files is reached." },
  },
};
