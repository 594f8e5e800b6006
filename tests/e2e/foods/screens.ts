import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forVisitors(
    "/nutrition-facts-calories",
    "/nutrition-facts-calories?q=banana",
    "/nutrition-facts-calories?richest=iron&per=100kcal",
    "/nutrition-facts-calories?group=Vegetables%20and%20Vegetable%20Products",
    "/nutrition-facts-calories/banana--sr28-09040",
  ),
  ...forMembers(
    "/food/calorie-chart-nutrition-facts",
    "/food/calorie-chart-nutrition-facts?q=milk",
    "/food/calorie-chart-nutrition-facts/banana--sr28-09040",
    "/food/compare?a=sr28-09040&b=sr28-16098",
  ),
];
