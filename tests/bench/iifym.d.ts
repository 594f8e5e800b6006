declare module "iifym.js" {
  type Person = {
    readonly mifflinStJeor: boolean;
    readonly gender: "male" | "female";
    readonly isMetric: boolean;
    readonly age: number;
    readonly kg: number;
    readonly cm: number;
  };
  const iifym: {
    readonly bmr: (person: Person) => number;
    readonly tdee: (bmr: number, exerciseLevel: number) => number;
    readonly tdeeGoal: (tdee: number, goal: number) => number;
  };
  export default iifym;
}
