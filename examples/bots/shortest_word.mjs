// A bot in JavaScript: takes the legal action with the shortest text. Needs Node, nothing else.
//
//   steamshed arena age_of_steam --bots "cmd:node examples/bots/shortest_word.mjs,random,random" --games 30
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  let answer;
  if (message.type === "hello") {
    answer = { type: "ready", name: "shortest-word" };
  } else {
    const action = message.legal.reduce((a, b) => (b.length < a.length ? b : a));
    answer = { type: "action", action };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
