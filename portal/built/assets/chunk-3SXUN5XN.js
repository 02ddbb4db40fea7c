function e(t){return t.trim().toLocaleLowerCase().replaceAll(/\s+/g,"-")}export{e as a};
