import type { FoodId } from "../foods/index.ts";

/**
 * W330: everyday foods of the shipped catalogue that each hold much of something people are short of: fibre, iron, calcium, potassium,
 * magnesium, zinc, vitamins, omega-3. Their figures are the catalogue's; only the choice is made here.
 */
const RICH = [
  // Beans, lentils, chickpeas, peas, edamame, tofu, tempeh, soy milk.
  ..."sr28-16070 sr28-16057 sr28-16028 sr28-16015 sr28-16050 sr28-11305 sr28-11451 sr28-16126 sr28-16114 fndds-11320100".split(
    " ",
  ),
  // Spinach, kale, broccoli, Brussels sprouts, carrot, sweet potato, potato, red pepper, tomato, mushrooms, beet.
  ..."sr28-11458 sr28-11457 sr28-11234 sr28-11091 sr28-11099 sr28-11124 sr28-11510 sr28-11365 sr28-11821 sr28-11529 sr28-11260 sr28-11081".split(
    " ",
  ),
  // Orange, kiwi, strawberries, banana, avocado, apple, prunes, mango, guava, blackberries.
  ..."sr28-09200 sr28-09148 sr28-09316 sr28-09040 sr28-09037 sr28-09003 sr28-09291 sr28-09176 sr28-09139 sr28-09042".split(
    " ",
  ),
  // Almonds, walnuts, Brazil nuts, hazelnuts, cashews, peanuts, seeds of pumpkin, sunflower, chia, flax and sesame.
  ..."sr28-12061 sr28-12155 sr28-12078 sr28-12120 sr28-12087 sr28-16087 sr28-12014 sr28-12036 sr28-12006 sr28-12220 sr28-12023".split(
    " ",
  ),
  // Oatmeal, oats, quinoa, brown rice, whole wheat bread, rye bread.
  ..."sr28-08121 fndds-57602100 sr28-20137 sr28-20037 sr28-18075 sr28-18060".split(" "),
  // Milk, buttermilk, yogurt, Greek yogurt, cottage, Gouda, Parmesan and feta cheese, egg.
  ..."sr28-01079 sr28-01088 sr28-01116 sr28-01256 sr28-01012 sr28-01022 sr28-01032 sr28-01019 sr28-01129".split(" "),
  // Salmon, sardines, herring, mackerel, tuna, cod, mussels, shrimp, chicken and turkey breast, beef.
  ..."sr28-15237 sr28-15088 sr28-15040 sr28-15047 sr28-15121 sr28-15016 sr28-15165 fndds-26319130 sr28-05064 sr28-05711 sr28-23557".split(
    " ",
  ),
] as readonly string[];

export const NUTRIENT_DENSE_FOODS = RICH as readonly FoodId[];
