declare module "virtual:morsel-messages/*" {
  const words: import("./load-messages.ts").Words;
  export default words;
}
