/** The address at which assistants speak the Model Context Protocol. */
export const ASSISTANT_PATH = "/mcp";
