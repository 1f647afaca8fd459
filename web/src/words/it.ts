const files = import.meta.glob<string>(
  ['../../../src/ludoteca/locale/it/{web,play,people,account,event,events}.ftl', '../../../src/ludoteca/games/*/locale/it.ftl', '../boards/*/locale/it.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
