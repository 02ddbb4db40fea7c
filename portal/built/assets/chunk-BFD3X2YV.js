function e(t){return t.toLowerCase().replace("_",":")}function r(t){return t.toLowerCase().replace("_",".")}function n(t){return`…${t.slice(-8)}`}export{e as a,r as b,n as c};
